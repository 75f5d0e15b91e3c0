import { useMemo, useState, type ReactNode } from 'react';
import { encode } from 'uqr';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './waiting-room.module.css';

/** The light edge a code needs around it, in modules. */
const EDGE = 2;

/** The link of a table, to be sent or pointed at with a camera. */
export function Invite({ address }: { readonly address: string }): ReactNode {
  const t = useTranslate();
  const [isCopied, setIsCopied] = useState(false);
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
          <Button tone="gold" onClick={() => void navigator.clipboard.writeText(address).then(() => setIsCopied(true))}>
            <Symbol name="copy" />
            {t(isCopied ? 'online.link.copied' : 'online.link.copy')}
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
