/** Since when somebody waits, as people say it: for hours, since yesterday evening, for days. Seconds since 1970. */
export interface Wait {
  unit: "moment" | "minutes" | "hours" | "yesterday" | "morning" | "afternoon" | "evening" | "days" | "weeks";
  n: number;
}

/** so long it is told in hours, even when midnight lies between */
const HOURS = 6;

export function waits(then: number, now: number): Wait {
  const minutes = Math.floor((now - then) / 60);
  if (minutes < 1) return { unit: "moment", n: 0 };
  if (minutes < 60) return { unit: "minutes", n: minutes };
  const hours = Math.floor(minutes / 60);
  const began = new Date(then * 1000);
  const days = Math.round((midnight(new Date(now * 1000)) - midnight(began)) / 86_400_000);
  if (hours < HOURS || days < 1) return { unit: "hours", n: hours };
  if (days === 1) return { unit: partOf(began.getHours()), n: 1 };
  return days < 14 ? { unit: "days", n: days } : { unit: "weeks", n: Math.floor(days / 7) };
}

/** In the reader's own time; what lies between two of them are days, be one an hour shorter. */
const midnight = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

function partOf(hour: number): Wait["unit"] {
  if (hour < 5) return "yesterday";
  if (hour < 12) return "morning";
  return hour < 18 ? "afternoon" : "evening";
}
