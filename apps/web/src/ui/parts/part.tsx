import {
  Component,
  use,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { Button } from '../controls/button.tsx';
import { useTranslate } from '../messages/messages.ts';
import { loadNewestPage } from './load-newest-page.ts';
import { neededAtTable, retried } from './retried.ts';
import styles from './part.module.css';

/** How a part that is missing shows itself: in its place, over the page, as the whole page, or not at all. */
type Face = 'inside' | 'over' | 'page' | 'none';

type PartOptions<P> = {
  readonly face?: Face;
  /** What closes the part closes the notice in its place too. */
  readonly close?: (props: P) => void;
  /** Loaded soon after the first paint of a table, because one of its buttons leads here. */
  readonly atTable?: boolean;
};

export type Part<P> = FunctionComponent<P> & { readonly preload: () => Promise<void> };

/**
 * A component that is loaded when it is first shown. While the network is gone it says so in its own place and tries again by itself;
 * what is around it stays as it is.
 */
export function part<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { face = 'over', atTable = false, close }: PartOptions<P> = {},
): Part<P> {
  const loading = retried(load);
  if (atTable) neededAtTable(loading);
  function LoadedPart(props: P): ReactNode {
    const missing = { face, onClose: close === undefined ? undefined : () => close(props) };
    const now = useSyncExternalStore(loading.subscribe, loading.now, loading.now);
    if (now.kind === 'ready') {
      const { value: Loaded } = now;
      return (
        <PartBoundary {...missing}>
          <Loaded {...props} />
        </PartBoundary>
      );
    }
    if (now.kind === 'failed')
      return <PartMissing {...missing} because={now.because} onRetry={loading.retry} isOpened />;
    use(loading.start());
    return null;
  }
  return Object.assign(LoadedPart, { preload: loading.start });
}

type Missing = { readonly face: Face; readonly onClose: (() => void) | undefined };
type BoundaryProps = Missing & { readonly children: ReactNode };

/** A fault in one part leaves the rest of the page as it is. */
class PartBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { face, onClose } = this.props;
    const onRetry = (): void => this.setState({ hasFailed: false });
    return <PartMissing face={face} onClose={onClose} because="fault" onRetry={onRetry} />;
  }
}

type PartMissingProps = Missing & {
  readonly because: 'connection' | 'replaced' | 'fault';
  readonly onRetry: () => void;
  /** Opening it again is a wish to have it now. */
  readonly isOpened?: boolean;
};

function PartMissing({ face, because, onRetry, onClose, isOpened = false }: PartMissingProps): ReactNode {
  const t = useTranslate();
  useEffect(() => {
    if (isOpened) onRetry();
    // only when it is opened
  }, []);
  if (face === 'none') return null;
  const retry = (
    <Button tone="gold" onClick={because === 'replaced' ? () => void loadNewestPage() : onRetry}>
      {t(because === 'replaced' ? 'site.version.take' : 'site.part.again')}
    </Button>
  );
  if (face === 'over') return <MissingDialog because={because} retry={retry} onClose={onClose} />;
  const Around = face === 'page' ? 'main' : 'div';
  return (
    <Around className={styles[face]} data-part={because}>
      <p role="status">{t(`site.part.${because}`)}</p>
      <div className={styles['buttons']}>{retry}</div>
    </Around>
  );
}

type MissingDialogProps = Pick<PartMissingProps, 'because' | 'onClose'> & { readonly retry: ReactNode };

/** In the place of a sheet that was asked for: it covers no more than the sheet would. */
function MissingDialog({ because, retry, onClose }: MissingDialogProps): ReactNode {
  const t = useTranslate();
  const sentence = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles['over']} aria-labelledby={sentence} data-part={because} onClose={onClose}>
      <p id={sentence}>{t(`site.part.${because}`)}</p>
      <div className={styles['buttons']}>
        {retry}
        <Button onClick={() => dialog.current?.close()}>{t('site.close')}</Button>
      </div>
    </dialog>
  );
}
