import { defineIsland } from '#app/islands/island.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { PrintIcon } from '#app/ui/icons/interface.ts';

/** Shown once it works; without a script, visitors print with the browser's own menu. */
function PrintButton({ label }: { label: string }) {
  const hydrated = useHydrated();
  return (
    <div className={`with-scripts ${hydrated ? '' : 'not-hydrated'}`}>
      <button type="button" className="button" onClick={() => window.print()}>
        <PrintIcon />
        {label}
      </button>
    </div>
  );
}

export const printButton = defineIsland('print-button', PrintButton);
