// Pictures of the gallery. Usage: node scripts/shots.mjs OUT "show" [sizes] [themes] [langs] [clicks]
// clicks: CSS selectors separated by " ;; ", pressed before the picture is taken.
import { chromium } from "playwright-core";

const [out = "/tmp/shots", shows = "sj:pay", sizes = "1280x720", themes = "day", langs = "en", clicks = ""] =
  process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});
for (const size of sizes.split(",")) {
  const [width, height] = size.split("x").map(Number);
  const phone = width < 900;
  const page = await browser.newPage({
    viewport: { width, height },
    hasTouch: phone,
    deviceScaleFactor: phone ? 2 : 1,
  });
  page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
  page.on("pageerror", (e) => console.log("error:", e.message.slice(0, 400)));
  for (const show of shows.split(",")) {
    for (const theme of themes.split(",")) {
      for (const lang of langs.split(",")) {
        await page.goto(
          `${process.env.GALLERY ?? "http://localhost:5199"}/gallery.html?still&show=${show}&theme=${theme}&lang=${lang}`,
        );
        await page.waitForTimeout(700);
        for (const click of clicks.split(" ;; ").filter(Boolean)) {
          await page.locator(click).first().click({ timeout: 3000 });
          await page.waitForTimeout(150);
        }
        await page.waitForTimeout(250);
        const facts = await page.evaluate(() => ({
          nodes: document.querySelectorAll("*").length,
          scroll:
            document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
        }));
        const file = `${out}/${show.replace(":", "-")}-${size}-${theme}-${lang}.png`;
        await page.screenshot({ path: file });
        console.log(file, JSON.stringify(facts));
      }
    }
  }
  await page.close();
}
await browser.close();
