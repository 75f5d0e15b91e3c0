import { DISCIPLINES, type Discipline } from '@la-stanza/engine';
import { disciplineName, type Translate } from '@la-stanza/words';

/** Two letters for board and mats. */
export const disciplineSign = (t: Translate, discipline: Discipline): string => t(`cli.sign.${discipline}`);

/** What the signs on the drawn table mean. */
export function legendLines(t: Translate): string[] {
  const signs = DISCIPLINES.map((discipline) =>
    t('cli.legend.sign', {
      sign: disciplineSign(t, discipline),
      discipline: disciplineName(t, discipline),
      meeple: t(`terms.meeple.${discipline}.name`),
    }),
  );
  return [
    signs.join(', '),
    `·    ${t('cli.legend.empty')}`,
    `*    ${t('cli.legend.starter')}`,
    `[1]  ${t('cli.legend.player')}`,
    `+2   ${t('cli.legend.steps')}`,
    `×    ${t('cli.legend.covered')}`,
    `F    ${t('cli.legend.financier')}`,
  ];
}
