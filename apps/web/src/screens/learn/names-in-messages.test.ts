import { CAST_SLUGS, translateWith } from '@la-stanza/words';
import { BOT_PEOPLE } from '@la-stanza/bots/people';
import { messages as de } from 'virtual:messages/de';
import { messages as en } from 'virtual:messages/en';
import { messages as fr } from 'virtual:messages/fr';
import { messages as nl } from 'virtual:messages/nl';
import { expect, test } from 'vitest';

const DISCIPLINES = ['discoveries', 'literature', 'religion', 'arts', 'politics'] as const;
/** The sentences of lessons, coach and bar about a position. A decision's own sentences may name the room a rule ties it to. */
const IS_SAID = /^(?:learn|coach\.(?:tip|line)|table\.bar|table\.ask)\./;
/** The coach says her own name. */
const COACH = 'zia-rosa';

test.each(Object.entries({ en, de, fr, nl }))(
  'in %s no name of the game stands in a sentence of lessons, coach or bar: it is a reference',
  (language, messages) => {
    const t = translateWith(language, messages);
    const names = [
      ...CAST_SLUGS.flatMap((slug) => (slug === COACH ? [] : [t(`cast.${slug}.name`), t(`cast.${slug}.short`)])),
      ...Object.values(BOT_PEOPLE),
      ...DISCIPLINES.map((discipline) => t(`terms.discipline.${discipline}`)),
    ];
    const anyName = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'gu');
    const said = Object.entries(messages).filter(([id]) => IS_SAID.test(id));
    expect(said.length).toBeGreaterThan(120);
    const found = said.flatMap(([id, message]) => {
      const text = JSON.stringify(message);
      return (text.match(anyName) ?? []).map((name) => `${id}: ${name}`);
    });
    expect(found).toEqual([]);
  },
);
