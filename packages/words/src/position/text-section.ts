/** A heading, what is said below it line by line, and what it is divided into. */
export type TextSection = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly parts?: readonly TextSection[] | undefined;
};
