export * from '../../../../src/react/react-16';
