import { useEffect, useRef, type RefObject } from 'react';

/** Brings the wanted one of a list into sight. */
export function useWanted(at: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-wanted="true"]')?.scrollIntoView({ block: 'center' });
  }, [at]);
  return list;
}
