import { pages } from '#app/addresses.ts';
import { useHref } from '#app/links.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { useWords } from '#app/words/words.ts';
import { SchoolLogo } from '../../features/school/school-logo.tsx';

interface LogoLinkProps {
  /** Missing if the school's data cannot be read. */
  profile: SchoolProfile | undefined;
  path: string;
}

export function LogoLink({ profile, path }: LogoLinkProps) {
  const hrefOf = useHref();
  const words = useWords();
  return (
    <a href={hrefOf('home')} aria-current={path === pages.home.path ? 'page' : undefined}>
      <SchoolLogo profile={profile} alt={`${profile?.name ?? ''} ${words.home}`.trim()} />
    </a>
  );
}
