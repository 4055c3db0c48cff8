const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const HOUR = 3_600_000;
const STANDARD = 10 * HOUR;

/** The first Sunday of a month, at 2 am of Sydney's standard time, which is when its clocks change. */
function change(year: number, month: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7), 2) - STANDARD;
}

/**
 * Which weekday it is in Sydney. By hand: a date format with a time zone takes a slow phone longer to set
 * up than all else on the page. Summer time runs from October's first Sunday to April's.
 */
export function sydneyWeekday(now = Date.now()): string {
  const year = new Date(now + STANDARD).getUTCFullYear();
  const winter = now >= change(year, 3) && now < change(year, 9);
  const local = new Date(now + STANDARD + (winter ? 0 : HOUR));
  return DAYS[local.getUTCDay()] ?? "";
}
