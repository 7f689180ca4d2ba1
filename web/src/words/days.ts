/** A moment at which days end, as the last of them: "3 May". Seconds since 1970. */
export function lastDay(ends: number, locale: string): string {
  return day(ends - 1, locale);
}

export function day(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" }).format(at * 1000);
}
