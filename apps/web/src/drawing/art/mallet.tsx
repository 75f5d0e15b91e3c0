import type { ReactNode } from 'react';
import { Placed, type Place } from './placed.tsx';

type MalletProps = Place & { readonly ink?: string };

/** The symbol of strength. */
export function Mallet({ ink = 'currentColor', ...place }: MalletProps): ReactNode {
  return (
    <Placed {...place}>
      <path d="M-1.6-3H1.6V11.5H-1.6ZM-7.6-10.6H7.6V-3H-7.6Z" fill={ink} transform="rotate(-38)" />
    </Placed>
  );
}
