import type { Destination } from '@cairn/core/notifications/notification-event';
import { m } from '@cairn/words/messages';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import Webhook from 'lucide-react/icons/webhook';
import type { ReactNode } from 'react';

interface DestinationHead {
  readonly name: () => string;
  readonly icon: ReactNode;
}

export const destinationHeads: Readonly<Record<Destination, DestinationHead>> = {
  email: { name: m.notify_email, icon: <Mail aria-hidden="true" /> },
  push: { name: m.notify_push, icon: <Smartphone aria-hidden="true" /> },
  webhook: { name: m.webhook_title, icon: <Webhook aria-hidden="true" /> },
};
