import type { Pace, TableView } from '@la-stanza/protocol';
import type { Translate } from '@la-stanza/words';

const MINUTE = 60;

/** How fast a table plays, in a few words. */
export function paceWords(t: Translate, pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return t('lobby.pace.none');
    case 'live':
      return t('lobby.pace.live', { minutes: Math.round(pace.bank / MINUTE), seconds: pace.increment });
    case 'days':
      return t('lobby.pace.days', { days: pace.days });
  }
}

/** The options of a table that are not the usual ones. */
export function optionWords(t: Translate, { options, figures }: TableView): string[] {
  return [
    ...(options.arranged ? [t('terms.option.arranged.name')] : []),
    ...(options.expert ? [t('terms.option.expert.name')] : []),
    ...(options.openHiring ? [t('terms.option.open-hiring.name')] : []),
    ...(figures === 'standard' ? [] : [t('newgame.own-figures')]),
  ];
}

/** What is to be known about a table before one sits down. */
export function tableFacts(t: Translate, table: TableView): string {
  return [
    t('lobby.players', { players: table.seats.length }),
    paceWords(t, table.pace),
    ...optionWords(t, table),
    t(table.listed ? 'lobby.listed' : 'lobby.private'),
  ].join(' · ');
}
