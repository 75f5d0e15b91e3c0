import type { ReactNode } from 'react';
import { BotFace } from '../../drawing/art/bot-face.tsx';
import { botOf } from '../../game/bots/bot-people.ts';
import type { BotLevel } from '../../game/source/game-source.ts';
import styles from './bot-pair.module.css';

/** The two bots one will play against, at the end of the button that begins. */
export function BotPair({ onyx, copper }: { readonly onyx: BotLevel; readonly copper: BotLevel }): ReactNode {
  return (
    <span className={styles['pair']}>
      <BotFace person={botOf('onyx', onyx).face} size={38} />
      <BotFace person={botOf('copper', copper).face} size={38} />
    </span>
  );
}
