export { useLoaderData } from '../../../../src/renderer/navigation/loader-data';
