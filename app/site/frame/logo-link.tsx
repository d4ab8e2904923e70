import { hrefOf } from '#app/addresses.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { useWords } from '#app/words/words.ts';
import { SchoolLogo } from '../../features/school/school-logo.tsx';

interface LogoLinkProps {
  /** Missing where the school's data cannot be read. */
  profile: SchoolProfile | undefined;
  path: string;
}

export function LogoLink({ profile, path }: LogoLinkProps) {
  const words = useWords();
  const home = hrefOf('home');
  return (
    <a href={home} aria-current={path === home ? 'page' : undefined}>
      <SchoolLogo profile={profile} alt={`${profile?.name ?? ''} ${words.home}`.trim()} />
    </a>
  );
}
