import {
  AppStoreIcon,
  FacebookIcon,
  GooglePlayIcon,
  InstagramIcon,
  LinkedInIcon,
  XIcon,
  YouTubeIcon,
} from '#app/ui/icons/brands.ts';
import {
  ArrowUpRightIcon,
  ChevronDownIcon,
  CloseIcon,
  MailIcon,
  MenuIcon,
  PhoneIcon,
} from '#app/ui/icons/interface.ts';

/** The icons of the frame by their meaning; networks by the profile's field names. */
export function FrameIcon({ name }: { name: keyof typeof icons }) {
  const Icon = icons[name];
  return <Icon />;
}

const icons = {
  phone: PhoneIcon,
  mail: MailIcon,
  menu: MenuIcon,
  close: CloseIcon,
  down: ChevronDownIcon,
  leave: ArrowUpRightIcon,
  play: GooglePlayIcon,
  apple: AppStoreIcon,
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  youtube: YouTubeIcon,
  x: XIcon,
  linkedin: LinkedInIcon,
};
