/** How long ago that was, in words; after a month its day. Seconds since 1970. */
export function ago(then: number, now: number, locale: string): string {
  const minutes = Math.floor((now - then) / 60);
  const say = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (minutes < 1) return say.format(0, "second");
  if (minutes < 60) return say.format(-minutes, "minute");
  if (minutes < 24 * 60) return say.format(-Math.floor(minutes / 60), "hour");
  if (minutes < 30 * 24 * 60) return say.format(-Math.floor(minutes / (24 * 60)), "day");
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(then * 1000);
}
