import { useEffect, useState, type ReactNode } from 'react';
import { AskCard } from '../people/ask-card.tsx';
import { befriend, loadFriends, useFriends } from '../../server/friends.ts';
import { Button } from '../../ui/controls/button.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { useBlocks, useIsBlocked } from '../../server/blocks.ts';
import { ReportForm } from './report-form.tsx';
import { TwoActions } from './two-actions.tsx';

type FriendActionsProps = {
  readonly user: string;
  readonly name: string;
  readonly onNote: (note: string) => void;
};

/** Asking somebody to be friends, and to a game. */
function FriendActions({ user, name, onNote }: FriendActionsProps): ReactNode {
  const t = useTranslate();
  useEffect(() => void loadFriends(), []);
  const known = useFriends((state) => state.friends);
  const [isAsking, setIsAsking] = useState(false);
  const isFriend = known?.friends.some((friend) => friend.user === user) === true;
  const isAsked = known?.asked.some((friend) => friend.user === user) === true;
  const turn = async (): Promise<void> => {
    const trouble = await befriend(user, !isFriend && !isAsked);
    onNote(trouble === undefined ? '' : troubleSentence(t, trouble));
  };
  return (
    <>
      <TwoActions>
        <Button onClick={() => void turn()}>
          {t(isFriend ? 'people.unfriend' : isAsked ? 'people.withdraw' : 'people.befriend')}
        </Button>
        <Button tone="gold" aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
          {t('people.ask')}
        </Button>
      </TwoActions>
      {isAsking ? <AskCard person={{ user, name }} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

type PersonActionsProps = {
  readonly user: string;
  readonly name: string;
  /** The game it is about, if any. */
  readonly game: string | null;
};

/** Blocking a player, and reporting them to the operator. */
export function PersonActions({ user, name, game }: PersonActionsProps): ReactNode {
  const t = useTranslate();
  const isBlocked = useIsBlocked(user);
  const setBlock = useBlocks((blocks) => blocks.setBlock);
  const [isReporting, setIsReporting] = useState(false);
  const [note, setNote] = useState('');
  const turn = async (): Promise<void> => {
    const trouble = await setBlock(user, !isBlocked);
    setNote(
      trouble === undefined
        ? t(isBlocked ? 'people.unblocked' : 'people.blocked', { name })
        : troubleSentence(t, trouble),
    );
  };
  return (
    <>
      {game === null ? <FriendActions user={user} name={name} onNote={setNote} /> : null}
      <TwoActions>
        <Button onClick={() => void turn()}>{t(isBlocked ? 'people.unblock' : 'people.block')}</Button>
        <Button aria-expanded={isReporting} onClick={() => setIsReporting(!isReporting)}>
          {t('people.report')}
        </Button>
      </TwoActions>
      <StatusLine>{note}</StatusLine>
      {isReporting ? (
        <ReportForm
          user={user}
          name={name}
          game={game}
          onDone={() => {
            setIsReporting(false);
            setNote(t('people.reported'));
          }}
        />
      ) : null}
    </>
  );
}
