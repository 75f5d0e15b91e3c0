import { useEffect, useMemo, useState } from 'react';
import { OUR_EDITION, useEdition } from '../../game/edition/edition.ts';
import { readingOfBox, type Reading } from '../../game/edition/reading.ts';
import { readingAtAddress } from './reading-at-address.ts';

/** The rules of the game the reader came from; otherwise those of their own box, or ours. */
export function useReadingAt(from: string | undefined): Reading {
  const own = useEdition((edition) => edition.own);
  const box = useMemo(() => readingOfBox(own ?? OUR_EDITION), [own]);
  const [there, setThere] = useState<Reading>();
  useEffect(() => {
    let isStale = false;
    void readingAtAddress(from).then((found) => {
      if (!isStale) setThere(found);
    });
    return () => {
      isStale = true;
    };
  }, [from]);
  return there ?? box;
}
