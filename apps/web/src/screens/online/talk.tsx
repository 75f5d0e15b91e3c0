import { phraseLine, PHRASES, type ChatLine } from '@la-stanza/protocol';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { loadBlocks, useBlocks } from '../../server/blocks.ts';
import { live } from '../../server/live.ts';
import type { Room } from '../../server/room.ts';
import { SaidLine } from './said-line.tsx';
import { seatOfUser } from '../../server/seated.ts';
import styles from './talk.module.css';
import { troubleSentence } from '../../server/trouble-sentence.ts';

type TalkProps = {
  readonly room: Room;
  readonly user: string | undefined;
  /** At a table there is little room: what was said comes before what could be. */
  readonly isTight?: boolean;
  /** Told how many lines have been seen. */
  readonly onSeen: (lines: number) => void;
};

const LONGEST = 500;

/** What is said at the table. Ready phrases are read by everybody in their own language. */
export function Talk({ room, user, isTight = false, onSeen }: TalkProps): ReactNode {
  const t = useTranslate();
  const { chat, table } = room;
  const blocked = useBlocks((blocks) => blocks.blocked);
  const isHidden = (line: ChatLine): boolean => blocked.some((each) => each.user === line.user);
  // a line whose author has deleted their data keeps its place and says nothing
  const isShown = (line: ChatLine): boolean => line.text !== '' && !isHidden(line);
  const hidden = chat.filter(isHidden).length;
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => void loadBlocks(), []);
  useEffect(() => {
    onSeen(chat.length);
    if (lines.current !== null) lines.current.scrollTop = lines.current.scrollHeight;
  }, [chat.length, onSeen]);
  return (
    <div className={styles['talk']} data-tight={isTight}>
      <div ref={lines} className={styles['lines']} role="log" aria-label={t('talk.title')} tabIndex={0}>
        {chat.length === 0 ? <p className={styles['empty']}>{t('talk.empty')}</p> : null}
        {chat.filter(isShown).map((line) => (
          <SaidLine key={line.number} line={line} table={table} user={user} />
        ))}
        {hidden === 0 ? null : <p className={styles['empty']}>{t('people.hidden', { count: hidden })}</p>}
      </div>
      {seatOfUser(table, user) === undefined ? (
        <p className={styles['onlooker']}>{t('talk.onlooker')}</p>
      ) : (
        <Say game={table.game} />
      )}
    </div>
  );
}

function Say({ game }: { readonly game: string }): ReactNode {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState('');
  const say = async (line: string): Promise<void> => {
    const answer = await live().chat(game, line);
    setRefusal(answer.accepted ? '' : troubleSentence(t, answer.reason));
  };
  return (
    <div className={styles['say']}>
      <div className={styles['phrases']} role="group" aria-label={t('talk.phrases')}>
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" onClick={() => void say(phraseLine(phrase))}>
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
          void say(line);
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
          // the keys of the table are not those of a sentence
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
