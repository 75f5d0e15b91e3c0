import type { LobbyTable, PaceView, TableView } from '@la-stanza/protocol';
import type { Translate } from '@la-stanza/words';

const MINUTE = 60;

/** The pace of a table in a few words. */
export function paceWords(t: Translate, pace: PaceView): string {
  switch (pace.kind) {
    case 'none':
      return t('lobby.pace.none');
    case 'live':
      return t('lobby.pace.live', { minutes: Math.round(pace.bank / MINUTE), seconds: pace.increment });
    case 'days':
      return t('lobby.pace.days', { days: pace.days });
    case 'unknown':
      return t('site.unknown');
  }
}

/** The options of a table that differ from the standard game. */
export function optionWords(t: Translate, { options, figures, rulings }: TableView): string[] {
  return [
    ...(options.arranged ? [t('terms.option.arranged.name')] : []),
    ...(options.expert ? [t('terms.option.expert.name')] : []),
    ...(options.openHiring ? [t('terms.option.open-hiring.name')] : []),
    ...(figures === 'standard' && rulings === null ? [] : [t('newgame.own-figures')]),
  ];
}

/** The same for a table as the lobby lists it. */
export function lobbyOptionWords(t: Translate, { options }: LobbyTable): string[] {
  return [
    ...(options.includes('arranged') ? [t('terms.option.arranged.name')] : []),
    ...(options.includes('expert') ? [t('terms.option.expert.name')] : []),
    ...(options.includes('openHiring') ? [t('terms.option.open-hiring.name')] : []),
    ...(options.includes('figures') ? [t('newgame.own-figures')] : []),
  ];
}

/** What a player wants to know about a table before taking a seat. */
export function tableFacts(t: Translate, table: TableView): string {
  return [
    t('lobby.players', { players: table.seats.length }),
    paceWords(t, table.pace),
    ...optionWords(t, table),
    t(table.listed ? 'lobby.listed' : 'lobby.private'),
    // with a bot at the table the game counts for nobody
    ...(table.rated && table.seats.every(({ kind }) => kind !== 'bot') ? [t('lobby.rated')] : []),
  ].join(' · ');
}
