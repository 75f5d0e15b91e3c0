import { phraseLine, PHRASES, type ChatLine } from '@la-stanza/protocol';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { loadBlocks, useBlocks } from '../../server/blocks.ts';
import { live } from '../../server/live.ts';
import type { LiveTable } from '../../server/live-table.ts';
import { ChatMessage } from './chat-message.tsx';
import { seatOfUser } from '../../server/seated-players.ts';
import styles from './chat.module.css';
import { troubleSentence } from '../../server/trouble-sentence.ts';

type ChatProps = {
  readonly liveTable: LiveTable;
  readonly user: string | undefined;
  /** At a table space is short: the lines come before the ready phrases. */
  readonly isTight?: boolean;
  /** Called with the number of lines seen. */
  readonly onSeen: (lines: number) => void;
};

const LONGEST = 500;

/** The chat of a table. Every player reads ready phrases in their own language. */
export function Chat({ liveTable, user, isTight = false, onSeen }: ChatProps): ReactNode {
  const t = useTranslate();
  const { chat, table } = liveTable;
  const blocked = useBlocks((blocks) => blocks.blocked);
  const isHidden = (line: ChatLine): boolean => blocked.some((each) => each.user === line.user);
  // a line whose author has deleted their data stays in the list without text
  const isShown = (line: ChatLine): boolean => (line.text !== '' || line.hidden) && !isHidden(line);
  const hidden = chat.filter(isHidden).length;
  const mayRead = table.openChat || table.host === user || seatOfUser(table, user) !== undefined;
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => void loadBlocks(), []);
  useEffect(() => {
    onSeen(chat.length);
    if (lines.current !== null) lines.current.scrollTop = lines.current.scrollHeight;
  }, [chat.length, onSeen]);
  return (
    <div className={styles['chat']} data-tight={isTight}>
      <div ref={lines} className={styles['lines']} role="log" aria-label={t('talk.title')} tabIndex={0}>
        {chat.length === 0 && mayRead ? <p className={styles['empty']}>{t('talk.empty')}</p> : null}
        {chat.filter(isShown).map((line) => (
          <ChatMessage key={line.number} line={line} table={table} user={user} />
        ))}
        {hidden === 0 ? null : <p className={styles['empty']}>{t('people.hidden', { count: hidden })}</p>}
      </div>
      {seatOfUser(table, user) === undefined && !(table.openChat && table.listed && user !== undefined) ? (
        <p className={styles['spectator']}>{t(mayRead ? 'talk.onlooker' : 'talk.players-only')}</p>
      ) : (
        <ChatInput game={table.game} />
      )}
    </div>
  );
}

function ChatInput({ game }: { readonly game: string }): ReactNode {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const send = async (line: string): Promise<void> => {
    const answer = await live().chat(game, line);
    setRefusal(answer.accepted ? '' : troubleSentence(t, answer.reason));
  };
  return (
    <div className={styles['write']}>
      <div className={styles['phrases']} role="group" aria-label={t('talk.phrases')}>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => void send(phraseLine(phrase))}>
            {t(`talk.phrase.${phrase}`)}
          </button>
        ))}
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const line = text.trim();
          if (line === '') return;
          setText('');
          void send(line);
        }}
      >
        <input
          value={text}
          maxLength={LONGEST}
          aria-label={t('talk.write')}
          placeholder={t('talk.write')}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setText(target.value)}
          // do not trigger the table's keys while typing
          onKeyDown={(event) => event.stopPropagation()}
        />
        <button type="submit" aria-label={t('talk.send')}>
          <Symbol name="right" size={18} />
        </button>
      </form>
      <p role="status" className={styles['refusal']}>
        {refusal}
      </p>
    </div>
  );
}
