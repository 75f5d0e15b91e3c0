import { DISCIPLINES, preview, view, type Discipline, whoseTurn } from '@la-stanza/engine';
import { factsOf, placedDiscs, tilesNamed, type Claim } from './check-clause.ts';

/* Checks what the adviser calls a turn and its steps. As for the reasons, only the text and the engine are read. */

type Facts = ReturnType<typeof factsOf>;
type Rule = readonly [RegExp, (match: RegExpExecArray, facts: Facts, claim: Claim) => boolean];

const count = (word: string | undefined): number =>
  word === 'a' ? 1 : word === 'two' ? 2 : word === 'three' ? 3 : Number(word);
const sum = (row: Readonly<Record<Discipline, number>>): number =>
  DISCIPLINES.reduce((total, each) => total + row[each], 0);
const begins = (texts: readonly string[], start: string): number =>
  texts.filter((text) => text.startsWith(start)).length;

/** Whether the walk of the turn leads to someone of this name, in so many steps. */
function isWalk(name: string | undefined, steps: number | undefined, { before, turn, t }: Claim): boolean {
  const walked = preview(before, ...turn).events.find((event) => event.type === 'walked');
  if (walked?.type !== 'walked' || (steps !== undefined && walked.steps !== steps)) return false;
  const met = view(before).ring[walked.to]?.tile;
  return met !== undefined && met !== null && tilesNamed(t, name).includes(met.tile);
}

/** The meeples taken: those more than before, and those paid or given back on the way. */
function takenMeeples({ own, after, texts }: Facts): number {
  const paid = texts.filter((text) => /^(?:activate|take) .*(?:meeple|wild)$/.test(text)).length;
  return sum(after.meeples) - sum(own.meeples) + paid + begins(texts, 'return');
}

const STEPS: readonly Rule[] = [
  [/^walk (\d+) steps? to (.+)$/, ([, steps, name], _, claim) => isWalk(name, Number(steps), claim)],
  [/^walk to the Bonus space$/, (_, { texts }) => texts[0] === 'land 0'],
  [/^walk to (.+)$/, ([, name], _, claim) => isWalk(name, undefined, claim)],
  [
    /^activate (\w+)( with a meeple)?$/,
    ([, discipline, meeple], { texts }) =>
      texts.some(
        (text) =>
          text.startsWith(`activate ${discipline?.toLowerCase() ?? ''} `) &&
          text.endsWith('room') === (meeple === undefined),
      ),
  ],
  [
    /^hire (.+) for ƒ(\d+)$/,
    ([, name, price], { texts }, { before, turn, t }) =>
      turn.some((action, index) => {
        if (!(texts[index] ?? '').startsWith('hire ')) return false;
        const from = preview(before, ...turn.slice(0, index)).state;
        const to = preview(from, action).state;
        const acting = whoseTurn(from);
        const seat = acting.who === 'seat' ? acting.seat : 0;
        const workers = view(to).seats[seat]?.workers ?? [];
        const isThere = workers.some((each) => each !== null && tilesNamed(t, name).includes(each.tile));
        const paid = (view(from).seats[seat]?.money ?? 0) - (view(to).seats[seat]?.money ?? 0);
        return isThere && paid === Number(price);
      }),
  ],
  [/^fire (.+)$/, (_, { texts }) => begins(texts, 'fire') === 1],
  [/^spend (a|\d+) discs?$/, ([, words], { texts }) => texts.filter((text) => text === 'disc').length === count(words)],
  [
    /^create the (\d+)\sPP masterpiece in the (\w+) room$/,
    ([, points, word], { seat }, { before, turn }) => {
      const discipline = DISCIPLINES.find((each) => each === word?.toLowerCase());
      const holder = (state: Claim['before']): unknown =>
        discipline === undefined
          ? undefined
          : view(state).niches[discipline].find(({ prestige }) => prestige === Number(points))?.holds;
      return holder(before) === 'nothing' && holder(preview(before, ...turn).state) === seat;
    },
  ],
  [
    /^take (the last|a) (sculpture|manuscript|painting)$/,
    ([, which, name], { own, after, left }) => {
      const artwork = name === 'sculpture' ? name : name === 'painting' ? name : 'script';
      return after.artworks[artwork] > own.artworks[artwork] && (which === 'the last') === (left(artwork) === 0);
    },
  ],
  [
    /^take the bonus tile (.+)$/,
    ([, name], { own, after }, { t }) =>
      after.tiles.some((tile) => !own.tiles.includes(tile) && t(`terms.tile.${tile}.name`) === name),
  ],
  [
    /^write (a|two|three|\d+) books?$/,
    ([, words], { own, after }) => sum(after.books) - sum(own.books) === count(words),
  ],
  [
    /^sail to (ƒ\d+|\d+\sPP)$/,
    ([, place], { after }, { before }) => {
      const { florins, prestige } = view(before).figures;
      const amount = florins[after.boat];
      const name = amount === undefined ? `${prestige[after.boat - florins.length] ?? 0}PP` : `ƒ${amount}`;
      return place?.replace(/\s/u, '') === name;
    },
  ],
  [/^place (a|two|three|\d+) discs?$/, ([, words], facts) => placedDiscs(facts) === count(words)],
  [/^take (a|two|three|\d+) meeples?$/, ([, words], facts) => takenMeeples(facts) === count(words)],
  [
    /^receive ƒ(\d+)$/,
    ([, amount], { own, after, texts }) => texts.includes('money') && after.money - own.money === Number(amount),
  ],
  [/^flip the financier$/, (_, { own, after }) => !own.financier.flipped && after.financier.flipped],
  [
    /^withdraw for (\d+)\sPP$/,
    ([, prize], { own, after, points }) =>
      own.withdrawn === 0 && after.withdrawn > 0 && points('after', 'passing') === Number(prize),
  ],
  [/^pass$/, (_, { texts }) => texts.at(-1) === 'pass'],
  [/^give up the reward$/, (_, { texts }) => texts.includes('forgo')],
];

const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function isTruePhrase(phrase: string, claim: Claim): boolean {
  for (const [pattern, holds] of STEPS) {
    const match = pattern.exec(phrase);
    if (match !== null) return holds(match, factsOf(claim), claim);
  }
  return false;
}

/** "Walk to Dürer and take the last painting." */
export function isTrueTurn(sentence: string, claim: Claim): boolean {
  const [first = '', ...rest] = lower(sentence)
    .replace(/\.$/u, '')
    .split(/ and (?=\w+ )| and (?=pass$)/u);
  return [first, ...rest].every((phrase) => isTruePhrase(phrase, claim));
}

/** "Hire Dürer for ƒ1", with "Titian leaves" below it. */
export function isTrueStep(title: string, note: string | undefined, claim: Claim): boolean {
  if (!isTruePhrase(lower(title), claim)) return false;
  if (note === undefined) return true;
  const name = /^(.+) (?:drops out|leaves)$/.exec(note)?.[1];
  const { own, after } = factsOf(claim);
  const tiles = tilesNamed(claim.t, name);
  const isOn = (tracks: readonly ({ readonly tile: number } | null)[]): boolean =>
    tracks.some((each) => each !== null && tiles.includes(each.tile));
  const track = note.endsWith('drops out') ? 'recruits' : 'workers';
  // someone who joins and is pushed out in the same turn was on no track before
  return !isOn(after[track]) && (isOn(own[track]) || isOn(own.recruits) || track === 'recruits');
}

/** The phrases of a played turn in a review: "Walk 3 to the Arts room, arts, hire Dürer for ƒ1, painting". */
export function isTruePlayed(words: string, claim: Claim): boolean {
  const { before, turn } = claim;
  const { events } = preview(before, ...turn);
  return lower(words)
    .split(', ')
    .every((phrase) => {
      const walk = /^walk (\d+) to the (\w+) room$/.exec(phrase);
      if (walk !== null) {
        const walked = events.find((event) => event.type === 'walked');
        if (walked?.type !== 'walked' || walked.steps !== Number(walk[1])) return false;
        return (view(before).ring[walked.to]?.room ?? 'bonus') === walk[2]?.toLowerCase();
      }
      const built = /^a masterpiece for (\d+)\sPP$/.exec(phrase);
      if (built !== null)
        return events.some((event) => event.type === 'masterpiece' && event.prestige === Number(built[1]));
      const hired = /^hire .+ for ƒ\d+$/.test(phrase);
      if (hired) return isTruePhrase(phrase, claim);
      return phrase !== '';
    });
}
