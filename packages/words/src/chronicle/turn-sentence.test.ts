import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { view as viewOf, type GameEvent, type Replayed, type Seat, openRecord } from '@la-stanza/engine';
import { describe, expect, test } from 'vitest';
import { SPOKEN } from '../../test/languages.ts';
import { shortName } from '../people/cast.ts';
import { florins, listed, moneySpace } from '../pieces/amounts.ts';
import type { Translate } from '../translate.ts';
import { createChronicler, type ChronicleTurn } from './chronicler.ts';
import { refillSentence } from './refill-sentence.ts';
import { chronicleSentences } from './sentence.ts';
import type { Teller } from './teller.ts';
import { turnHeading } from './turn-heading.ts';
import { recapSentence, turnSentence } from './turn-sentence.ts';

const FOLDER = join(import.meta.dirname, '../../../../fixtures/games');
// all options and every number of players, by strong bots and at random
const FILES = globSync('{*-all-options-*,*-standard-strong-level-4-*,*-some-withdraw-*}.json', {
  cwd: FOLDER,
}).toSorted();
const PLAYERS = [{ name: 'Sofie' }, { name: 'Ambrogio' }, { name: 'Fiammetta' }, { name: 'Øystein' }];

function golden(file: string): Replayed {
  const replayed = openRecord(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  if ('fault' in replayed) throw new Error(JSON.stringify(replayed.fault));
  return replayed;
}

const GAMES = FILES.map(golden).map(({ game, steps }) => {
  const { figures, ring } = viewOf(game.state);
  return { figures, ring, turns: createChronicler()(steps), steps };
});
const TURNS = GAMES.flatMap(({ figures, ring, turns }) =>
  turns.filter(({ turn }) => turn > 0).map((turn) => ({ figures, ring, turn })),
);
const eventsOf = ({ steps }: ChronicleTurn): GameEvent[] => steps.flatMap(({ events }) => [...events]);

/** Words that a sentence about a masterpiece, a passed turn and so on must have, by language. */
const WORDS: Readonly<Record<string, readonly [en: string, de: string, fr: string, nl: string]>> = {
  masterpiece: ['a masterpiece', 'eine Säule', 'un pilier', 'een zuil'],
  passed: ['passed', 'passt', 'passe', 'past'],
  stayed: ['couldn’t walk', 'nirgends', 'pas avancer', 'nergens heen'],
  withdrew: ['withdrew', ' aus', 'retire', ' uit'],
  forgone: ['nothing', 'nichts', 'rien', 'niets'],
  'financier-flipped': ['financier', 'Mäzen', 'mécène', 'geldschieter'],
  'disc-spent': ['for strength', 'für mehr Stärke', 'en force', 'voor sterkte'],
  sculpture: ['sculpture', 'Skulptur', 'sculpture', 'beeldhouwwerk'],
  script: ['manuscript', 'Schriftrolle', 'scénario', 'manuscript'],
  painting: ['painting', 'Gemälde', 'tableau', 'schilderij'],
};
const MEEPLES = {
  discoveries: ['blue', 'blaue', 'bleu', 'blauwe'],
  literature: ['red', 'rote', 'rouge', 'rode'],
  religion: ['green', 'grüne', 'vert', 'groene'],
  arts: ['yellow', 'gelbe', 'jaune', 'gele'],
  politics: ['white', 'weiße', 'blanc', 'witte'],
} as const;
const ORDER = ['en', 'de', 'fr', 'nl'];

/** The words by which a reader knows that the sentence tells of this event; none for what goes without saying. */
function wordsFor(t: Translate, language: string, event: GameEvent): string[] {
  const at = ORDER.indexOf(language);
  const known = (key: string): string[] => [WORDS[key]?.[at] ?? `no words for ${key}`];
  switch (event.type) {
    case 'walked':
      return [String(event.steps)];
    case 'recruited':
    case 'fired':
    case 'left':
      return [shortName(t, event.tile)];
    case 'hired':
      return [shortName(t, event.tile), florins(t, event.cost)];
    case 'masterpiece':
    case 'passed':
    case 'stayed':
    case 'withdrew':
    case 'forgone':
    case 'financier-flipped':
    case 'disc-spent':
      return known(event.type);
    case 'artwork-taken':
      return known(event.artwork);
    case 'bonus-tile-taken':
      return [t(`terms.tile.${event.tile}.name`)];
    case 'book-written':
    case 'disc-placed':
    case 'disc-lifted':
      return [t(`terms.discipline.${event.discipline}`)];
    case 'meeple-taken':
    case 'meeple-returned':
      return [MEEPLES[event.discipline][at] ?? ''];
    default:
      return [];
  }
}

/** The words for what is added up over a turn: voyages end at the last place, money is one amount. */
function summedWords(t: Translate, { figures }: Pick<Teller, 'figures'>, events: readonly GameEvent[]): string[] {
  const sailed = events.findLast((event) => event.type === 'sailed');
  const amount = events.reduce(
    (sum, event) => sum + (event.type === 'money' && event.cause !== 'coin' ? event.amount : 0),
    0,
  );
  return [
    ...(sailed?.type === 'sailed' ? [moneySpace(t, figures, sailed.to)] : []),
    ...(amount > 0 ? [florins(t, amount)] : []),
  ];
}

/** What a turn is about. */
const BROUGHT: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'masterpiece',
  'artwork-taken',
  'bonus-tile-taken',
  'book-written',
]);

/** What is wrong with how a sentence is set, whatever it says. */
function faultsOf(language: string, sentence: string): string[] {
  const faults = [
    /[{}|]|undefined|NaN|chronicle\.|terms\./.test(sentence) ? 'a placeholder is left' : '',
    / {2}|^\s|\s$|\s[.,]/.test(sentence) ? 'a space too many' : '',
    /\.\.|,,|;;/.test(sentence) ? 'a mark too many' : '',
    /[.]$/.test(sentence) ? '' : 'no full stop at the end',
    language === 'fr' && /[^\u202F];|[^\u00A0]:|«(?!\u00A0)|(?<!\u00A0)»|\bde [aeiouéA-Z]*[AEIOUÉ]\w/.test(sentence)
      ? 'not spaced as in French'
      : '',
    language !== 'fr' && /\s[;:]/.test(sentence) ? 'spaced as in French' : '',
  ];
  return faults.filter((fault) => fault !== '');
}

test('the golden games have enough to tell', () => {
  expect(TURNS.length).toBeGreaterThan(800);
  const types = new Set(TURNS.flatMap(({ turn }) => eventsOf(turn).map(({ type }) => type)));
  for (const type of ['fired', 'financier-flipped', 'lost', 'bonus-tile-taken', 'forgone'])
    expect(types).toContain(type);
});

describe.each(SPOKEN)('in %s', (language, t) => {
  const told = TURNS.map(({ figures, ring, turn }) => {
    const teller = { t, players: PLAYERS, figures, ring };
    return { teller, turn, sentence: turnSentence(teller, turn) };
  });

  test('every turn is one well set sentence that begins with its player', () => {
    const wrong = told.filter(
      ({ turn, sentence }) =>
        faultsOf(language, sentence).length > 0 ||
        !sentence.startsWith(`${PLAYERS[turn.seat ?? 0]?.name} `) ||
        // a second sentence would begin after a full stop; kings have one of their own
        /[.!?]/.test(sentence.slice(0, -1).replaceAll(/ [IVX]+\./g, '')),
    );
    expect(wrong.map(({ sentence }) => [sentence, faultsOf(language, sentence)])).toEqual([]);
  });

  test('every event worth telling is in the sentence of its turn', () => {
    const untold = told.flatMap(({ teller, turn, sentence }) => {
      const events = eventsOf(turn);
      return [...events.flatMap((event) => wordsFor(t, language, event)), ...summedWords(t, teller, events)]
        .filter((words) => !sentence.includes(words))
        .map((words) => ({ words, sentence }));
    });
    expect(untold).toEqual([]);
  });

  test('the player who reads is spoken to, and the verbs follow', () => {
    const you = t('chronicle.subject', { you: 'yes', player: '' });
    const sentences = told.map(({ teller, turn }) => turnSentence({ ...teller, you: turn.seat }, turn));
    expect(sentences.filter((sentence) => !sentence.startsWith(`${you} `))).toEqual([]);
    expect(sentences.filter((sentence) => faultsOf(language, sentence).length > 0)).toEqual([]);
  });

  test('a recap is never longer, and tells what came of the turn', () => {
    const wrong = told.filter(({ teller, turn, sentence }) => {
      const recap = recapSentence(teller, turn);
      const brought = eventsOf(turn).filter(({ type }) => BROUGHT.has(type));
      return (
        faultsOf(language, recap).length > 0 ||
        recap.length > sentence.length ||
        brought.some((event) => wordsFor(t, language, event).some((words) => !recap.includes(words)))
      );
    });
    expect(wrong.map(({ teller, turn }) => recapSentence(teller, turn))).toEqual([]);
  });

  test('refills and headings are told beside the turns', () => {
    const refills = TURNS.flatMap(({ turn }) => (refillSentence(t, turn) === '' ? [] : [refillSentence(t, turn)]));
    const rounds = TURNS.filter(({ turn }) => eventsOf(turn).some(({ type }) => type === 'round'));
    expect(refills).toHaveLength(rounds.length);
    expect(refills.length).toBeGreaterThan(30);
    expect(refills.filter((sentence) => faultsOf(language, sentence).length > 0)).toEqual([]);
    expect(TURNS.filter(({ turn }) => !/^[^{}]+$/.test(turnHeading(t, turn)))).toEqual([]);
  });

  test('every step has its own sentences', () => {
    const sentences = GAMES.slice(0, 3).flatMap(({ figures, ring, steps }) =>
      steps.flatMap(({ events }) =>
        chronicleSentences(
          { t, players: PLAYERS, figures, ring },
          // whose turn begins is a heading
          events.filter(({ type }) => type !== 'turn'),
        ),
      ),
    );
    expect(sentences.length).toBeGreaterThan(300);
    expect(sentences.filter((sentence) => !/^[^{}|]+(?:\.|\. [+−]\d+\u00A0PP)$/.test(sentence))).toEqual([]);
  });
});

test('a person hired in the turn of their coming is named once, with the pronoun of their language', () => {
  const turn = (tile: number): Pick<ChronicleTurn, 'steps' | 'before' | 'seat'> => {
    const seat: Seat = TURNS[0]?.turn.seat ?? failed();
    return {
      seat,
      before: undefined,
      steps: [
        {
          seq: 0,
          events: [
            { type: 'recruited', seat, tile, space: 1, recruit: 1 },
            { type: 'activated', seat, discipline: 'literature', by: 'room' },
            { type: 'hired', seat, tile, recruit: 1, worker: 3, cost: 3 },
          ],
        },
      ],
    };
  };
  const [christine, erasmus] = [10, 12];
  const sentences = SPOKEN.map(([, t]) => {
    const { figures, ring } = GAMES[0] ?? failed();
    return listed(
      t,
      [christine, erasmus].map((tile) => turnSentence({ t, players: PLAYERS, figures, ring }, turn(tile))),
    ).replaceAll(/Sofie|Ambrogio|Fiammetta|Øystein/g, 'Sofie');
  });
  expect(sentences).toEqual([
    'Sofie recruited and hired de Pizan for ƒ3. and Sofie recruited and hired Erasmus for ƒ3.',
    'Sofie wirbt de Pizan an und stellt sie für 3\u00A0ƒ ein. und Sofie wirbt Erasmus an und stellt ihn für 3\u00A0ƒ ein.',
    'Sofie accueille Christine et la recrute pour 3\u00A0ƒ. et Sofie accueille Érasme et le recrute pour 3\u00A0ƒ.',
    'Sofie werft De Pizan en huurt die meteen in voor ƒ\u00A03. en Sofie werft Erasmus en huurt die meteen in voor ƒ\u00A03.',
  ]);
});

test('who sails past the reader is told so', () => {
  const [, english] = SPOKEN[0] ?? failed();
  const sailing = TURNS.filter(({ turn }) => eventsOf(turn).some(({ type }) => type === 'sailed'));
  const passing = sailing.flatMap(({ figures, ring, turn }) =>
    viewOf(turn.before ?? failed()).seats.flatMap(({ seat: you, boat }) => {
      if (you === turn.seat) return [];
      const sails = eventsOf(turn).flatMap((event) => (event.type === 'sailed' ? [event] : []));
      const isPast = (sails[0]?.from ?? 0) < boat && boat < (sails.at(-1)?.to ?? 0);
      const sentence = turnSentence({ t: english, players: PLAYERS, figures, ring, you }, turn);
      expect({ sentence, isPast: sentence.includes('past you') }).toEqual({ sentence, isPast });
      return isPast ? [sentence] : [];
    }),
  );
  expect(passing.length).toBeGreaterThan(5);
});

function failed(): never {
  throw new Error('missing');
}
