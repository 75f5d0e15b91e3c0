import { localeOf, type Language } from './language.ts';

/** Writes measured figures as the reader's language does. */
export type FigureWords = {
  /** "+2.1", "−0.4", "0": one digit, with its sign. */
  readonly change: (amount: number) => string;
  /** "46": a share of 1 as a whole percentage, without its sign. */
  readonly percent: (share: number) => string;
  /** "+12", "−3": a change of a share, in percentage points. */
  readonly percentChange: (share: number) => string;
};

export function figureWords(language: Language): FigureWords {
  const locale = localeOf(language);
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const signedWhole = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  return {
    change: (amount) => minus(signed.format(amount)),
    percent: (share) => whole.format(100 * share),
    percentChange: (share) => minus(signedWhole.format(100 * share)),
  };
}

/** A real minus sign, as the catalogue writes it; no sign before nothing. */
const minus = (text: string): string => (/^-0$/.test(text) ? '0' : text.replace('-', '−'));
