/** Phone numbers in a text with no-break spaces, so that none is split over two lines. */
export const noBreakNumbers = (text: string): string => text.replace(/([\d)]) (?=\d)/g, "$1\u00a0");
