/** The five disciplines, clockwise as their rooms lie (rule 1.1). */
export const DISCIPLINES = ['discoveries', 'literature', 'religion', 'arts', 'politics'] as const;

export type Discipline = (typeof DISCIPLINES)[number];
