import type { useLoaderData as useData } from '../navigation/loader-data';

const NONE = { serverLoaderData: {}, clientLoaderData: {} };

/** In the place of `navigation/loader-data`, on a site whose routes have no loaders. */
export const useLoaderData: typeof useData = () => NONE;
