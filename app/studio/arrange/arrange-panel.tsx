import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { Arranged, ArrangeListProps } from './arrange-list.tsx';

/** Dragging needs a large script, so it is loaded on demand. */
const ArrangeList = lazy(() =>
  import('./arrange-list.tsx').then(({ ArrangeList: list }) => ({ default: list })),
) as <T extends Arranged>(props: ArrangeListProps<T>) => ReactNode;

export function ArrangePanel<T extends Arranged>(props: ArrangeListProps<T>) {
  const words = useStudioWords().arrange;
  return (
    <Suspense fallback={<p role="status">{words.loading}</p>}>
      <ArrangeList {...props} />
    </Suspense>
  );
}

interface ArrangeButtonProps {
  isOpen: boolean;
  onPress: () => void;
}

export function ArrangeButton({ isOpen, onPress }: ArrangeButtonProps) {
  const words = useStudioWords().arrange;
  return (
    <Button
      type="button"
      icon={<Icon name={isOpen ? 'check' : 'list-ordered'} />}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {isOpen ? words.close : words.open}
    </Button>
  );
}
