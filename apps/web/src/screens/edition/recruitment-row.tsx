import { PLAYER_COUNTS, RECRUITMENT_BY_PLAYERS, sourceOf, type Figures } from '@la-stanza/engine';
import type { ReactNode } from 'react';
import { OUR_EDITION, useEdition } from '../../game/edition/edition.ts';
import { readField, writeField, type Scope } from '../../game/edition/figure-fields.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { RulingRow } from './ruling-row.tsx';

type Choice = 'same' | 'byPlayers';

const SPACES = 'recruitmentSpaces';

const spacesOf = (choice: Choice, players: Scope): Figures[typeof SPACES] =>
  (choice === 'same' || players === 'any' ? undefined : RECRUITMENT_BY_PLAYERS[players]?.[SPACES]) ??
  OUR_EDITION.figures[SPACES];

/** Rule 1.10: the recruitment spaces of every table, or the named alternative; neither is chosen where the owner has set other numbers. */
export function RecruitmentRow({ isWanted }: { readonly isWanted: boolean }): ReactNode {
  const t = useTranslate();
  const { own, set } = useEdition();
  const edition = own ?? OUR_EDITION;
  const isChosen = (choice: Choice): boolean =>
    PLAYER_COUNTS.every((players) => writeField(edition, players, SPACES) === `${spacesOf(choice, players)}`);
  const choose = (choice: Choice): void => {
    let changed = edition;
    for (const scope of ['any', ...PLAYER_COUNTS] as const) {
      const read = readField(changed, scope, SPACES, `${spacesOf(choice, scope)}`);
      if ('edition' in read) changed = read.edition;
    }
    set(changed);
  };
  const [two, three, four] = PLAYER_COUNTS.map((players) => spacesOf('byPlayers', players));
  const same = spacesOf('same', 'any');
  return (
    <RulingRow<Choice>
      entry={SPACES}
      isWanted={isWanted}
      name={t('edition.recruitment')}
      rule={sourceOf(SPACES).rule}
      why={t('rules.why.recruitmentSpaces')}
      choices={[
        { value: 'same', text: t('edition.recruitment.same', { same }) },
        {
          value: 'byPlayers',
          text: t('edition.recruitment.byPlayers', { two: two ?? same, three: three ?? same, four: four ?? same }),
        },
      ]}
      ours="same"
      value={(['same', 'byPlayers'] as const).find(isChosen)}
      onChange={choose}
    />
  );
}
