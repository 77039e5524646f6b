/** Starts the app in the page. */

import { mount } from 'svelte';
import App from './App.svelte';
import './fonts.css';
import './tokens.css';
import './ui.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');

export default mount(App, { target });
