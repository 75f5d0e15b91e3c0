import { ACTIONS, DISCIPLINES, type Action, type Discipline, legalActions } from '@la-stanza/engine';
import {
  activationWords,
  closedBecause,
  closedWords,
  disciplineName,
  florins,
  gainsOf,
  listed,
  moneyNote,
  moneyWords,
  oneOf,
  points,
  shortName,
} from '@la-stanza/words';
import type { Target } from '../../drawing/targets/target.tsx';
import { playerColour } from '../../game/source/player-colour.ts';
import { chosenAction, isLegal, offer, optionsOf, own, targetOf, type Deciding, type Option } from './deciding.ts';
import type { Confirm, DecisionPicture, Offer, PanelPart } from './decision-picture.ts';
import { confirmWithdrawal, withdrawal } from './withdraw.ts';

/** Rules 3.1 and 11.3: activate a discipline, receive money or pass; in a final turn also withdraw. */
export function actionDecision(deciding: Deciding): DecisionPicture {
  const { t, seat, players } = deciding;
  const activations = optionsOf(deciding, 'activate');
  const action = chosenAction(deciding);
  const chips = DISCIPLINES.map((discipline) => activation(deciding, discipline, activations));
  const payments = paymentOffers(deciding, activations);
  const whites = deciding.isDirect ? whiteOffers(deciding, activations) : [];
  const moneys = optionsOf(deciding, 'money').map((option) => money(deciding, option));
  const rows = [...moneys, ...optionsOf(deciding, 'pass').map((option) => pass(deciding, option))];
  const withdrawals = optionsOf(deciding, 'withdraw')
    .filter(isLegal)
    .map((option) => withdrawal(deciding, option));
  return {
    sentence: sentence(deciding),
    emblem: { kind: 'player', player: playerColour(players, seat) },
    room: action?.kind === 'activate' ? action.discipline : undefined,
    panel: {
      title: t('decision.action.title'),
      note: t('decision.action.note', { withdraw: withdrawWord(deciding) }),
      tone: 'player',
      parts: [
        { kind: 'chips', caption: t('decision.action.activate'), chips, isBare: true },
        ...(whites.length === 0
          ? []
          : [{ kind: 'chips', caption: t('decision.pay-white'), chips: whites, isBare: true } satisfies PanelPart]),
        { kind: 'rows', rows: [...rows, ...withdrawals] },
      ],
      payments: payments.length > 1 ? payments : [],
      footer: wholeFooter(deciding, chips),
      short: footer(deciding) ?? t('table.panel.pick', { by: 'touch' }),
    },
    targets: {
      ...(deciding.isDirect ? directTargets(deciding, chips, moneys) : {}),
      withdraw: withdrawals[0] === undefined ? undefined : targetOf(withdrawals[0]),
      meeples: new Map(
        payments.length > 1
          ? payments.map((paid, index) => [
              index === 0 && action?.kind === 'activate' ? action.discipline : 'politics',
              targetOf(paid),
            ])
          : [],
      ),
    },
    confirm: confirm(deciding),
  };
}

/** Whether withdrawing is one of the choices, as a word for the sentences that count them. */
const withdrawWord = (deciding: Deciding): 'open' | 'closed' =>
  optionsOf(deciding, 'withdraw').some(isLegal) ? 'open' : 'closed';

/** A room is activated by a tap on it, or on a recruit to hire there; money is received by a tap on the own florins. */
function directTargets(
  deciding: Deciding,
  chips: readonly Offer[],
  moneys: readonly Offer[],
): Pick<DecisionPicture['targets'], 'rooms' | 'recruits' | 'purse'> {
  const open = chips.filter(isOpen);
  const purse = moneys.find(isOpen);
  return {
    rooms: new Map(
      open.flatMap((chip) => {
        const discipline = activationOf(chip.key)?.discipline;
        return discipline === undefined ? [] : [[discipline, targetOf(chip)] as const];
      }),
    ),
    recruits: new Map(open.flatMap((chip) => hirable(deciding, chip))),
    purse: purse === undefined ? undefined : targetOf(purse),
  };
}

const isOpen = ({ state }: Offer): boolean => state === 'legal' || state === 'chosen';

/** The recruits whom an activation lets hire: a tap on one activates and then hires that one. */
function hirable(deciding: Deciding, chip: Offer): (readonly [number, Target])[] {
  const { t, foresee, look, pick } = deciding;
  const entrance = activationOf(chip.key);
  if (entrance === undefined) return [];
  const { state } = foresee(entrance.id);
  const recruits = new Set(legalActions(state).flatMap((action) => (action.kind === 'hire' ? [action.recruit] : [])));
  return [...recruits].map((recruit) => {
    const name = shortName(t, own(deciding).recruits[recruit - 1]?.tile ?? 0);
    const choice = { action: entrance.id, first: recruit };
    const target: Target = {
      ...targetOf(chip),
      label: `${name}. ${targetOf(chip).label}`,
      about: `recruit ${recruit}`,
      onChoose: () => pick(choice),
      onPreview: (on) => look(on ? choice : undefined),
    };
    return [recruit, target];
  });
}

/** Rule 4.1: white meeples where the own colour would be paid first. */
function whiteOffers(deciding: Deciding, all: readonly Option<'activate'>[]): Offer[] {
  const { t } = deciding;
  const isOpenBy = (discipline: Discipline, by: 'meeple' | 'wild'): boolean =>
    all.some((option) => option.action.discipline === discipline && option.action.by === by && isLegal(option));
  return all
    .filter(
      ({ action }) =>
        action.by === 'wild' && isOpenBy(action.discipline, 'wild') && isOpenBy(action.discipline, 'meeple'),
    )
    .map((option) =>
      offer(deciding, option, {
        title: disciplineName(t, option.action.discipline),
        note: t('decision.action.by', { by: option.action.by }),
        drawing: { kind: 'emblem', discipline: option.action.discipline },
        end: { kind: 'meeple', discipline: paid(option) },
      }),
    );
}

function sentence(deciding: Deciding): string {
  const { t, view } = deciding;
  if (chosenAction(deciding)?.kind !== 'money')
    return t('decision.action.sentence', { withdraw: withdrawWord(deciding) });
  return isFlip(deciding)
    ? t('decision.action.flip-sentence', { loss: points(t, -view.figures.flipPenalty) })
    : t('decision.action.money-sentence');
}

/** What the emblems give: the chosen one, else all that are open, and which are closed. */
function activationLine({ t, game, view }: Deciding, chips: readonly Offer[]): string {
  const gains = gainsOf(game.state);
  const lineOf = ({ key, note = '' }: Offer): string => {
    const gain = gains.find(({ discipline }) => discipline === activationOf(key)?.discipline);
    return gain === undefined
      ? note
      : t('decision.action.gain', { gain: activationWords(t, view.figures, gain), how: note });
  };
  const chosen = chips.find(({ state }) => state === 'chosen');
  if (chosen !== undefined) return lineOf(chosen);
  const open = chips.filter(({ state }) => state === 'legal').map(lineOf);
  if (open.length === 0) return closedWords(t, closedBecause(game.state)) ?? t('decision.action.none-open');
  const closed = chips.filter(({ state }) => state === 'not-now').map(({ title }) => title);
  return [...open, ...(closed.length === 0 ? [] : [t('decision.action.closed', { names: listed(t, closed) })])].join(
    '. ',
  );
}

/** The activation of a key. */
function activationOf(key: string): Extract<Action, { readonly kind: 'activate' }> | undefined {
  const action = ACTIONS.find(({ text }) => text === key);
  return action?.kind === 'activate' ? action : undefined;
}

/** One chip for a discipline, whichever way it is activated: by the room, its own meeple or a white one. */
function activation(deciding: Deciding, discipline: Discipline, all: readonly Option<'activate'>[]): Offer {
  const { t, choice } = deciding;
  const ways = all.filter(({ action }) => action.discipline === discipline);
  const best =
    ways.find(isLegal) ?? ways.find(({ refusal }) => refusal?.code !== 'in-room' && refusal?.code !== 'not-in-room');
  const way = best ?? ways[0];
  if (way === undefined) throw new RangeError(`no way to activate ${discipline}`);
  const isChosen = ways.some(({ action }) => action.id === choice.action);
  const made = offer(deciding, way, {
    title: disciplineName(t, discipline),
    note: t('decision.action.by', { by: way.action.by }),
    drawing: { kind: 'emblem', discipline },
    end: way.action.by === 'room' || !isLegal(way) ? undefined : { kind: 'meeple', discipline: paid(way) },
  });
  return isChosen ? { ...made, state: 'chosen' } : made;
}

const paid = ({ action }: Option<'activate'>): Discipline => (action.by === 'wild' ? 'politics' : action.discipline);

/** Rule 4.1: the ways to pay for the chosen discipline, its own colour before white. */
function paymentOffers(deciding: Deciding, all: readonly Option<'activate'>[]): Offer[] {
  const { t } = deciding;
  const chosen = chosenAction(deciding);
  if (chosen?.kind !== 'activate') return [];
  return all
    .filter(
      (option) => option.action.discipline === chosen.discipline && isLegal(option) && option.action.by !== 'room',
    )
    .map((option) =>
      offer(deciding, option, {
        title: t(`terms.meeple.${paid(option)}.name`),
        drawing: { kind: 'meeple', discipline: paid(option) },
      }),
    );
}

function money(deciding: Deciding, option: Option<'money'>): Offer {
  const { t, view } = deciding;
  const me = own(deciding);
  return offer(deciding, option, {
    title: moneyWords(t, me),
    note: isLegal(option) ? moneyNote(t, view.figures, me, deciding.foresee(option.action.id).events) : undefined,
    drawing: { kind: 'coin' },
  });
}

/** Whether receiving money would flip the financier (rule 8.2). */
function isFlip(deciding: Deciding): boolean {
  const option = optionsOf(deciding, 'money').find(isLegal);
  return (
    option !== undefined && deciding.foresee(option.action.id).events.some(({ type }) => type === 'financier-flipped')
  );
}

function pass(deciding: Deciding, option: Option<'pass'>): Offer {
  const { t } = deciding;
  return offer(deciding, option, {
    title: t('terms.action.pass'),
    note: t('decision.action.pass-note'),
    drawing: { kind: 'symbol', name: 'clock' },
  });
}

/** What the emblems give, and what the choice leads to. */
function wholeFooter(deciding: Deciding, chips: readonly Offer[]): string | undefined {
  const kind = chosenAction(deciding)?.kind;
  const line = kind === undefined || kind === 'activate' ? activationLine(deciding, chips) : undefined;
  const leads = footer(deciding);
  return line === undefined || leads === undefined ? (line ?? leads) : `${line} ${leads}`;
}

function footer(deciding: Deciding): string | undefined {
  const { t } = deciding;
  const action = chosenAction(deciding);
  if (action?.kind === 'money') {
    const falls = deciding.foresee(action.id).events.find((event) => event.type === 'left');
    return falls === undefined
      ? t('decision.action.nobody-falls')
      : t('decision.action.falls', { name: shortName(t, falls.tile) });
  }
  if (action?.kind !== 'activate') return undefined;
  const recruits = own(deciding).recruits.filter((tile) => tile?.discipline === action.discipline);
  const names = oneOf(
    t,
    recruits.flatMap((tile) => (tile === null ? [] : [shortName(t, tile.tile)])),
  );
  return names === '' ? t('decision.action.then-fire') : t('decision.action.then-hire', { names });
}

function confirm(deciding: Deciding): Confirm {
  const { t, view } = deciding;
  const action = chosenAction(deciding);
  switch (action?.kind) {
    case 'activate':
      return {
        label: t('decision.action.confirm', { discipline: disciplineName(t, action.discipline) }),
        action: action.id,
      };
    case 'money': {
      const me = own(deciding);
      const values = { from: florins(t, me.money), to: florins(t, Math.max(me.money, me.income)) };
      if (!isFlip(deciding)) return { label: t('decision.action.confirm-money', values), action: action.id };
      const loss = points(t, -view.figures.flipPenalty);
      return {
        label: t('decision.action.confirm-flip', { ...values, loss }),
        action: action.id,
        ask: {
          kind: 'flip',
          sentence: t('decision.action.ask-flip', { loss }),
          label: t('decision.action.confirm-flip', { ...values, loss }),
        },
      };
    }
    case 'pass':
      return { label: t('decision.action.confirm-pass'), action: action.id };
    case 'withdraw':
      return confirmWithdrawal(deciding, { action });
    default:
      return { label: t('decision.confirm'), action: undefined };
  }
}
