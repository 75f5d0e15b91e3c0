import { useId, useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusLine } from '../../ui/controls/status-line.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import styles from './account.module.css';
import { hasPasskeys } from './passkeys.ts';
import { signInWithCode, signInWithPasskey } from './sign-in.ts';

type SignInCardProps = {
  /** Called with a sentence about the result; the card may be unmounted by then. */
  readonly onSignedIn: (sentence: string) => void;
};

/** For a visitor who has played on another device. */
export function SignInCard({ onSignedIn }: SignInCardProps): ReactNode {
  const t = useTranslate();
  const [code, setCode] = useState('');
  const [note, setNote] = useState('');
  const field = useId();
  const sign = async (by: ReturnType<typeof signInWithPasskey>): Promise<void> => {
    setNote('');
    const outcome = await by;
    if (outcome === 'cancelled') return setNote(t('account.sign-in.cancelled'));
    if (!outcome.ok) return setNote(troubleSentence(t, outcome.trouble));
    const { me, moved } = outcome.value;
    onSignedIn(t('account.signed-in', { name: me.name, moved }));
  };
  return (
    <Card title={t('account.sign-in')}>
      <p className={styles['note']}>{t('account.sign-in.note')}</p>
      {hasPasskeys() ? (
        <Button tone="gold" onClick={() => void sign(signInWithPasskey())}>
          <Symbol name="lock" size={18} />
          {t('account.sign-in.passkey')}
        </Button>
      ) : null}
      <form
        className={styles['line']}
        onSubmit={(event) => {
          event.preventDefault();
          void sign(signInWithCode(code));
        }}
      >
        <label htmlFor={field}>{t('account.sign-in.code')}</label>
        <input
          id={field}
          value={code}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" disabled={code.trim() === ''}>
          {t('account.sign-in.use')}
        </Button>
      </form>
      <StatusLine>{note}</StatusLine>
    </Card>
  );
}
