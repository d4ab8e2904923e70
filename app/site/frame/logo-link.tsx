import { hrefOf } from '#app/addresses.ts';
import logo from '#app/ui/marks/logo-reversed.svg';
import { useWords } from '#app/words/words.tsx';

interface LogoLinkProps {
  /** The school's name, if it is known. */
  school: string | undefined;
  path: string;
  className?: string | undefined;
}

export function LogoLink({ school = '', path, className }: LogoLinkProps) {
  const words = useWords();
  const home = hrefOf('home');
  return (
    <a className={className} href={home} aria-current={path === home ? 'page' : undefined}>
      <img src={logo} alt={`${school} ${words.home}`.trim()} width={175} height={62} />
    </a>
  );
}
