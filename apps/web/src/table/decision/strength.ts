import { ARTWORKS, type ActionKind, type Discipline, type OpenDecision } from '@la-stanza/engine';
import { BOOK_COLOURS, disciplineName, florins, partnerOf, points } from '@la-stanza/words';
import { playerColour } from '../../game/source/player-colour.ts';
import { targetsOfSail } from './sail-targets.ts';
import { chosenAction, isLegal, offer, optionsOf, targetOf, type Deciding } from './deciding.ts';
import type { Confirm, DecisionPicture, Offer, PanelPart } from './decision-picture.ts';
import { asideFor, hireConfirm, hireFooter } from './hire.ts';
import { hiring } from './hiring.ts';
import { masterpieceRungs, rewardRungs, rewardThings } from './ladder.ts';
import { meter } from './meter.ts';

type Strength = Extract<OpenDecision, { readonly decision: 'strength' }>;

/** Rules 4.4 and 4.7 to 4.11: raise the strength, then take a reward or create a masterpiece. */
export function strengthDecision(deciding: Deciding, open: Strength): DecisionPicture {
  const { t } = deciding;
  const { discipline } = open;
  const hires = hiring(deciding, discipline);
  const rewards = rewardRungs(deciding, discipline);
  const niches = masterpieceRungs(deciding, discipline);
  const things = rewardThings(deciding, rewards);
  const forgo = optionsOf(deciding, 'forgo').map((option) =>
    offer(deciding, option, {
      title: t('decision.strength.forgo'),
      note: t('decision.strength.forgo-note'),
      drawing: { kind: 'symbol', name: 'close' },
    }),
  );
  return {
    sentence:
      chosenAction(deciding)?.kind === 'masterpiece'
        ? t('decision.strength.niche-sentence', { discipline: disciplineName(t, discipline) })
        : sentence(deciding, open, { canHire: hires.names.length > 0, canCreate: niches.some(isOpen) }),
    emblem: { kind: 'emblem', discipline },
    room: discipline,
    panel: {
      title: disciplineName(t, discipline),
      note: t('decision.strength.note', { strength: open.strength }),
      tone: discipline,
      parts: [
        ...nichePart(deciding, discipline, niches, rewards),
        meter(deciding, open, true),
        { kind: 'ladder', caption: t('decision.strength.reward'), rungs: rewards },
        { kind: 'ladder', caption: t('decision.strength.masterpiece'), rungs: niches },
        ...thingsPart(deciding, rewards, things),
        ...hires.parts,
        { kind: 'rows', rows: forgo },
      ],
      footer: hireFooter(deciding) ?? footer(deciding, open, rewards),
    },
    targets: {
      recruits: hires.recruits,
      workers: hires.workers,
      niches: { room: discipline, places: nicheTargets(niches) },
      money: targetsOfSail(deciding, discipline, rewards),
      discs: discTarget(deciding, open),
      ...thingTargets(deciding, discipline, rewards, things),
    },
    confirm: confirm(deciding, open),
    aside: hires.recruit === undefined || open.hiringClosed ? undefined : asideFor(deciding, hires.recruit),
    justHired: open.hired,
  };
}

type Things = ReturnType<typeof rewardThings>;

/** The things of the highest reward, beside its rung; a small table leaves them to the board. */
function thingsPart({ t }: Deciding, rewards: readonly Offer[], things: Things): readonly PanelPart[] {
  const rung = rewards.findLast(isOpen);
  if (rung === undefined || things.length === 0) return [];
  return [
    {
      kind: 'chips',
      caption: t('decision.strength.begin', { words: rung.title }),
      chips: things.map(({ made }) => made),
      isBare: true,
      isExtra: true,
    },
  ];
}

/** Reward and thing are one tap on the thing itself. */
function thingTargets(
  deciding: Deciding,
  discipline: Discipline,
  rewards: readonly Offer[],
  things: Things,
): Pick<DecisionPicture['targets'], 'piles' | 'boxes' | 'chairs' | 'stands'> {
  if (!deciding.isDirect) return {};
  const of = (kind: ActionKind): readonly (readonly [Discipline, ReturnType<typeof targetOf>])[] =>
    things.flatMap(({ thing, made }) =>
      thing.kind === kind && 'discipline' in thing ? [[thing.discipline, targetOf(made)] as const] : [],
    );
  switch (discipline) {
    case 'literature': {
      const books = new Map(of('book'));
      return {
        piles: new Map(
          BOOK_COLOURS.flatMap((colour) => {
            const target = books.get(colour);
            return target === undefined ? [] : [[colour, target] as const];
          }),
        ),
      };
    }
    case 'religion':
      return { boxes: new Map(of('box')) };
    case 'politics':
      return { chairs: new Map(of('meeple')) };
    case 'arts':
      return {
        stands: new Map(
          ARTWORKS.flatMap((artwork, index) => {
            const rung = rewards[index];
            return rung === undefined || !isOpen(rung)
              ? []
              : [[artwork, { ...targetOf(rung), badge: undefined, about: `artwork ${artwork}` }] as const];
          }),
        ),
      };
    case 'discoveries':
      return {};
  }
}

/** Once a masterpiece is chosen a small screen shows its niches large; the ladder says the same in words. */
function nichePart(
  deciding: Deciding,
  room: Discipline,
  niches: readonly Offer[],
  rewards: readonly Offer[],
): readonly PanelPart[] {
  const { t, view, players, seat } = deciding;
  const action = chosenAction(deciding);
  if (action?.kind !== 'masterpiece') return [];
  const reward = rewards.findLast(({ state }) => state === 'legal');
  const choices = view.niches[room].map(({ place, prestige, strength, holds }, index) => {
    const rung = niches[index];
    return {
      niche: {
        prestige,
        strength,
        partner: index === view.niches[room].length - 1 ? partnerOf(room) : undefined,
        boarded: holds === 'cover',
        pillar: typeof holds === 'number' ? playerColour(players, holds) : undefined,
        ghost: place === action.place ? playerColour(players, seat) : undefined,
        target: rung === undefined ? undefined : targetOf(rung),
      },
      text: rung === undefined || isOpen(rung) ? points(t, prestige) : (rung.note ?? ''),
    };
  });
  const instead =
    reward === undefined
      ? undefined
      : { ...reward, title: t('decision.strength.instead', { strength: reward.badge ?? '', words: reward.title }) };
  return [{ kind: 'niches', choices, instead }];
}

const nicheTargets = (rungs: readonly Offer[]): ReadonlyMap<number, ReturnType<typeof targetOf>> =>
  new Map(
    rungs.flatMap((rung, index) =>
      rung.state === 'not-now' ? [] : [[index + 1, { ...targetOf(rung), badge: undefined }] as const],
    ),
  );

function discTarget(deciding: Deciding, { discipline, strength }: Strength): DecisionPicture['targets']['discs'] {
  const { t } = deciding;
  const disc = optionsOf(deciding, 'disc').find(isLegal);
  if (disc === undefined) return undefined;
  const made = offer(deciding, disc, {
    title: t('decision.meter.disc', { strength: strength + 1 }),
    about: `box ${discipline}`,
  });
  return { box: discipline, tag: t('decision.meter.disc-tag'), target: targetOf(made) };
}

const isOpen = ({ state }: Offer): boolean => state === 'legal' || state === 'chosen';

function sentence(
  { t }: Deciding,
  open: Strength,
  { canHire, canCreate }: { readonly canHire: boolean; readonly canCreate: boolean },
): string {
  const discipline = disciplineName(t, open.discipline);
  if (open.strength === 0) return t('decision.strength.sentence-none', { discipline });
  const values = { discipline, strength: open.strength };
  if (canHire) return t('decision.strength.sentence-hire', values);
  return t(canCreate ? 'decision.strength.sentence' : 'decision.strength.sentence-reward', values);
}

function footer(deciding: Deciding, open: Strength, rewards: readonly Offer[]): string | undefined {
  const { t } = deciding;
  const action = chosenAction(deciding);
  if (action?.kind === 'disc' || action?.kind === 'coin')
    return t('decision.strength.rises', { strength: open.strength + 1 });
  const reward = rewards.find(({ state }) => state === 'chosen');
  if (reward !== undefined) return t('decision.strength.will', { strength: reward.badge ?? '', words: reward.title });
  if (action?.kind === 'masterpiece') return t('decision.strength.pillar');
  return undefined;
}

const REWARD_WORDS: Readonly<Record<Discipline, 'sail' | 'write' | 'place' | 'take' | 'meeples'>> = {
  discoveries: 'sail',
  literature: 'write',
  religion: 'place',
  arts: 'take',
  politics: 'meeples',
};

function confirm(deciding: Deciding, open: Strength): Confirm {
  const { t, view } = deciding;
  const action = chosenAction(deciding);
  switch (action?.kind) {
    case 'reward': {
      const values = { strength: action.strength, artwork: ARTWORKS[action.strength - 1] ?? 'sculpture' };
      return { label: t(`decision.confirm.${REWARD_WORDS[open.discipline]}`, values), action: action.id };
    }
    case 'masterpiece': {
      const prestige = view.niches[open.discipline][action.place - 1]?.prestige ?? 0;
      return { label: t('decision.confirm.pillar', { points: points(t, prestige) }), action: action.id };
    }
    case 'disc':
      return { label: t('decision.meter.disc', { strength: open.strength + 1 }), action: action.id };
    case 'coin': {
      const price = florins(t, view.figures.tiles.strengthPrice);
      return { label: t('decision.meter.pay', { price, strength: open.strength + 1 }), action: action.id };
    }
    case 'forgo':
      return { label: t('decision.strength.forgo'), action: action.id };
    default:
      return hireConfirm(deciding);
  }
}
