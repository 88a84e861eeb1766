import type { ClimbIcon } from '@cairn/core/climbs/icons';
import type { LucideIcon } from 'lucide-react';
import Baby from 'lucide-react/icons/baby';
import Bike from 'lucide-react/icons/bike';
import BookOpen from 'lucide-react/icons/book-open';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import Coffee from 'lucide-react/icons/coffee';
import Coins from 'lucide-react/icons/coins';
import Compass from 'lucide-react/icons/compass';
import Dumbbell from 'lucide-react/icons/dumbbell';
import EighthNotes from 'lucide-react/icons/eighth-notes';
import Flag from 'lucide-react/icons/flag';
import Footprints from 'lucide-react/icons/footprints';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Heart from 'lucide-react/icons/heart';
import House from 'lucide-react/icons/house';
import Leaf from 'lucide-react/icons/leaf';
import Link from 'lucide-react/icons/link';
import MessageCircle from 'lucide-react/icons/message-circle';
import Moon from 'lucide-react/icons/moon';
import Mountain from 'lucide-react/icons/mountain';
import Package from 'lucide-react/icons/package';
import Brush from 'lucide-react/icons/paintbrush';
import PenLine from 'lucide-react/icons/pen-line';
import Rocket from 'lucide-react/icons/rocket';
import Smartphone from 'lucide-react/icons/smartphone';
import Sun from 'lucide-react/icons/sun';
import Users from 'lucide-react/icons/users';

/** As named in `climbDrawings`. Imported one by one, so that the app has no other drawings. */
export const climbIconParts: Readonly<Record<ClimbIcon, LucideIcon>> = {
  mountain: Mountain,
  flag: Flag,
  compass: Compass,
  calendar: CalendarDays,
  boot: Footprints,
  dumbbell: Dumbbell,
  bicycle: Bike,
  heart: Heart,
  leaf: Leaf,
  sun: Sun,
  moon: Moon,
  cup: Coffee,
  book: BookOpen,
  speech: MessageCircle,
  cap: GraduationCap,
  pen: PenLine,
  brush: Brush,
  note: EighthNotes,
  camera: Camera,
  house: House,
  box: Package,
  cradle: Baby,
  people: Users,
  briefcase: BriefcaseBusiness,
  rocket: Rocket,
  coin: Coins,
  phone: Smartphone,
  chain: Link,
};
