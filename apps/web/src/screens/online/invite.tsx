import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useCopiedLink } from './use-copied-link.ts';
import styles from './waiting-room.module.css';

/** The quiet zone around a QR code, in modules. */
const EDGE = 2;

/** The link of a table, as text and as a QR code. */
export function Invite({ address }: { readonly address: string }): ReactNode {
  const t = useTranslate();
  const { label, copy } = useCopiedLink(address);
  return (
    <Card className={styles['invite']}>
      <Code text={address} label={t('lobby.code')} />
      <div className={styles['link']}>
        <h2>{t('lobby.invite')}</h2>
        <p>{t('lobby.invite.how')}</p>
        <input
          readOnly
          value={address}
          aria-label={t('lobby.link')}
          onFocus={({ target }) => target.select()}
          data-link
        />
        <div className={styles['actions']}>
          <Button tone="gold" onClick={(event) => copy(event.currentTarget)}>
            <Symbol name="copy" />
            {t(label)}
          </Button>
          {'share' in navigator ? (
            <Button onClick={() => void navigator.share({ title: 'La Stanza', url: address }).catch(() => undefined)}>
              <Symbol name="share" />
              {t('lobby.share')}
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

function Code({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { border: EDGE });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: data.length, path: dark.join('') };
  }, [text]);
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#2a2019" />
    </svg>
  );
}
