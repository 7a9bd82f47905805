export * from '../../../../src/renderer/navigation/site-parts';
