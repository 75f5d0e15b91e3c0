import type { NewTable, Pace } from '@la-stanza/protocol';
import { ownTerms, type BoxEdition } from '../../game/edition/edition.ts';
import { botName } from '../../server/seated-players.ts';
import type { TablePlan } from './table-plan.ts';

export const MINUTES = ['15', '25', '40', '60'] as const;
export const SECONDS = ['0', '15', '30'] as const;
export const DAYS = ['1', '2', '3', '7'] as const;

/** The choices that only a table at the server has. The values of each pace are kept when another one is chosen. */
export type OnlinePlan = {
  readonly kind: Pace['kind'];
  readonly minutes: (typeof MINUTES)[number];
  readonly seconds: (typeof SECONDS)[number];
  readonly days: (typeof DAYS)[number];
  readonly listed: boolean;
  /** Whether the game counts for ratings; undefined until chosen: then a listed one does. */
  readonly rated: boolean | undefined;
  /** Whether spectators may read the chat. */
  readonly openChat: boolean;
};

export const FIRST_ONLINE_PLAN: OnlinePlan = {
  kind: 'live',
  minutes: '25',
  seconds: '15',
  days: '2',
  listed: false,
  rated: undefined,
  openChat: false,
};

const A_MINUTE = 60;

/** The pace as the server takes it. */
export function paceOf({ kind, minutes, seconds, days }: OnlinePlan): Pace {
  switch (kind) {
    case 'none':
      return { kind };
    case 'live':
      return { kind, bank: A_MINUTE * Number(minutes), increment: Number(seconds) };
    case 'days':
      return { kind, days: Number(days) };
  }
}

/** The request for a new table. The host has the first seat; other people join by the link. */
export function newTable(plan: TablePlan, online: OnlinePlan, own: BoxEdition | undefined): NewTable {
  const seats = plan.seats.flatMap(({ kind, level }, index): NewTable['seats'] => {
    if (index === 0) return [{ kind: 'me' }];
    if (kind === 'closed') return [];
    return [kind === 'bot' ? { kind, bot: botName(level) } : { kind: 'open' }];
  });
  const { figures, rulings } = ownTerms(own, seats.length);
  return {
    seats,
    options: plan.options,
    figures: figures === undefined ? 'standard' : { ...figures },
    // a server from before rulings could be chosen knows no such field
    ...(rulings === undefined ? {} : { rulings }),
    pace: paceOf(online),
    listed: online.listed,
    // a server from before it could be chosen knows no such field
    ...(online.rated === undefined || online.rated === online.listed ? {} : { rated: online.rated }),
    // a server from before spectators were kept out knows no such field
    ...(online.openChat ? { openChat: true } : {}),
  };
}
