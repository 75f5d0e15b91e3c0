import { phraseOf, type ChatLine, type TableView } from '@la-stanza/protocol';
import { Suspense, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { PlayerBadge } from '../../drawing/art/player-badge.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { seatColour, seatOfUser } from '../../server/seated-players.ts';
import styles from './chat.module.css';
import { part } from '../../ui/parts/part.tsx';

// rarely used, and a visitor with a link should not wait for it
const PersonActions = part(async () => (await import('../profile/person-actions.tsx')).PersonActions, {
  face: 'inside',
  atTable: true,
});

type ChatMessageProps = {
  readonly line: ChatLine;
  readonly table: TableView;
  /** The reader; undefined for spectators without a session. */
  readonly user: string | undefined;
};

/** A line of the chat, with actions about its author. */
export function ChatMessage({ line, table, user }: ChatMessageProps): ReactNode {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const seat = seatOfUser(table, line.user);
  const phrase = phraseOf(line.text);
  const isOwn = line.user === user;
  return (
    <div className={styles['message']}>
      <p className={styles['line']} data-own={isOwn}>
        {seat === undefined ? null : <PlayerBadge colour={seatColour(seat.seat)} size={24} />}
        <span>
          <b>{line.name}</b>
          {line.hidden ? <em>{t('talk.hidden')}</em> : phrase === undefined ? line.text : t(`talk.phrase.${phrase}`)}
        </span>
        {isOwn || user === undefined ? null : (
          <button
            type="button"
            className={styles['about']}
            aria-expanded={isOpen}
            aria-label={t('talk.about', { name: line.name })}
            title={t('talk.about', { name: line.name })}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Symbol name={isOpen ? 'close' : 'more'} size={18} />
          </button>
        )}
      </p>
      {isOpen ? (
        <Suspense>
          <PersonActions user={line.user} name={line.name} game={table.game} />
        </Suspense>
      ) : null}
    </div>
  );
}
