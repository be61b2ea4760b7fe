import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { AllHandlers } from './http/handler.ts';
import type { Parts } from './parts.ts';

/** What `routes.ts` of each area exports. */
interface Routes {
  handlers(parts: Parts): AllHandlers[keyof AllHandlers];
}

/** The folder of an area, by its name in the contract: `ipaChart` is in `ipa-chart`. */
const folderOf = (area: string): string => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The handlers of all areas of the contract, each from the routes in its folder. */
export async function openHandlers(parts: Parts): Promise<AllHandlers> {
  const opened = Object.keys(ENDPOINTS).map(async (area) => {
    const { handlers }: Routes = await import(`./areas/${folderOf(area)}/routes.ts`);
    return [area, handlers(parts)];
  });
  return Object.fromEntries(await Promise.all(opened));
}
