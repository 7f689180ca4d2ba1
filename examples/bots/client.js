// A bot as a program in JavaScript: node examples/bots/client.js (docs/bot-protocol.md).
// San Juan: it builds whenever it can, else it gathers what it needs for that.
"use strict";
const lines = require("readline").createInterface({ input: process.stdin });
let chance = 1;
let seat = 0;
let view = null;
let options = [];

function below(count) {
  chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
  return Math.floor((chance / 2 ** 32) * count);
}

function choose() {
  const me = view.seats[seat];
  const wishes = ["build", me.hand_size > 3 ? "role builder" : "role councillor"];
  const goods = me.city && me.city.some((building) => building.good);
  wishes.push(...(goods ? ["role trader", "sell"] : ["role producer", "produce"]));
  for (const wish of wishes) {
    const fitting = [...options.keys()].filter((number) => options[number].startsWith(wish));
    if (fitting.length > 0) return fitting[below(fitting.length)];
  }
  return below(options.length);
}

lines.on("line", (line) => {
  const [word, ...rest] = line.split(" ");
  if (word === "hello") console.log("hello 1 Builder");
  else if (word === "seed") chance = Number(rest[0]) >>> 0;
  else if (word === "seat") seat = Number(rest[0]);
  else if (word === "view") [view, options] = [JSON.parse(rest.join(" ")), []];
  else if (word === "option") options.push(rest.slice(1).join(" "));
  else if (word === "think") console.log(`answer ${choose()}`);
  else if (word === "quit") process.exit(0);
});
