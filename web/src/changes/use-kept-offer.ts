import { keepOffer, type KeptOffer, keptOffer } from '@cairn/client/kept-offer';
import { useCairn } from '@cairn/client/react/cairn-context';
import { useEffect, useState } from 'react';

/**
 * Returns what the server answered last, also with no network, and the moment of it.
 *
 * @param of the running climb or the board
 * @param answer undefined before the server's answer
 */
export function useKeptOffer<Offer>(of: string, answer: Offer | undefined): KeptOffer<Offer> | null {
  const { account, environment } = useCairn();
  const [kept] = useState(() => keptOffer<Offer>(account.id, of));
  const [read, setRead] = useState<KeptOffer<Offer> | null>(null);
  if (answer !== undefined && read?.offer !== answer)
    setRead({ readAt: new Date(environment.now()).toISOString(), offer: answer });
  useEffect(() => {
    if (read) keepOffer(account.id, of, read);
  }, [account.id, of, read]);
  return read ?? kept;
}
