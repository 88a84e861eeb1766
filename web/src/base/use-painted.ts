import { firstPaint } from '@cairn/client/first-paint';
import { useEffect, useState } from 'react';

let wasPainted = false;

export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(wasPainted);
  useEffect(() => {
    let isHere = true;
    void firstPaint().then(() => {
      wasPainted = true;
      if (isHere) setPainted(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isPainted;
}
