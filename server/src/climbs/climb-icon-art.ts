import type { ClimbIcon } from '@cairn/core/climbs/icons';
import type { LucideIcon } from 'lucide-react';
import Baby from 'lucide-react/icons/baby';
import Bike from 'lucide-react/icons/bike';
import BookOpen from 'lucide-react/icons/book-open';
import Briefcase from 'lucide-react/icons/briefcase';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Camera from 'lucide-react/icons/camera';
import Coffee from 'lucide-react/icons/coffee';
import Coins from 'lucide-react/icons/coins';
import Compass from 'lucide-react/icons/compass';
import Dumbbell from 'lucide-react/icons/dumbbell';
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
import Music from 'lucide-react/icons/music';
import Package from 'lucide-react/icons/package';
import Paintbrush from 'lucide-react/icons/paintbrush';
import PenLine from 'lucide-react/icons/pen-line';
import Rocket from 'lucide-react/icons/rocket';
import Smartphone from 'lucide-react/icons/smartphone';
import Sun from 'lucide-react/icons/sun';
import Users from 'lucide-react/icons/users';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const drawings: Readonly<Record<ClimbIcon, LucideIcon>> = {
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
  brush: Paintbrush,
  note: Music,
  camera: Camera,
  house: House,
  box: Package,
  cradle: Baby,
  people: Users,
  briefcase: Briefcase,
  rocket: Rocket,
  coin: Coins,
  phone: Smartphone,
  chain: Link,
};

export function drawnClimbIcon(icon: ClimbIcon): string {
  return renderToStaticMarkup(createElement(drawings[icon], { color: '#46546f' }));
}
