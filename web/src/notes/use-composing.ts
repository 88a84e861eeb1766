import type Quill from 'quill/core';
import { useEffect, useState } from 'react';

/** While an input method is composing, the text is not final. */
export function useComposing(quill: Quill | null): boolean {
  const [isComposing, setComposing] = useState(false);
  useEffect(() => {
    const begin = () => setComposing(true);
    // The editor processes the composed text first.
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
