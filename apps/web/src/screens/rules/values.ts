/** The figures and rulings in the texts of the rules, by the names of their placeholders. */
export type Values = Readonly<Record<string, string | number>>;
