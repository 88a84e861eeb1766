import type Quill from 'quill/core';
import { useEffect, useState } from 'react';

/** Whether an input method composes a word in an editor: until it is done, what stands there is not settled. */
export function useComposing(quill: Quill | null): boolean {
  const [isComposing, setComposing] = useState(false);
  useEffect(() => {
    const begin = () => setComposing(true);
    // The editor takes in what was composed first.
    const end = () => setTimeout(() => setComposing(false));
    quill?.root.addEventListener('compositionstart', begin);
    quill?.root.addEventListener('compositionend', end);
    return () => {
      quill?.root.removeEventListener('compositionstart', begin);
      quill?.root.removeEventListener('compositionend', end);
    };
  }, [quill]);
  return isComposing;
}
