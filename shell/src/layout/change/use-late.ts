import { useEffect, useState } from 'react';

/** Whether something has been going on for longer than `milliseconds`. */
export const useLate = (going: boolean, milliseconds: number): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [going, milliseconds]);
  return late;
};
