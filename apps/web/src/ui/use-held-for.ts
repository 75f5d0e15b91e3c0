import { useEffect, useState } from 'react';

/** Whether something has been so for this long without a break, in milliseconds. */
export function useHeldFor(isSo: boolean, time: number): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsLong(true), time);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSo, time]);
  return isLong;
}
