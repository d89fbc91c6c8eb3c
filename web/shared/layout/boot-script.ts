/**
 * Runs before the first paint, so that nothing shifts. Handles the consent buttons (`data-cookies`)
 * and the install prompt before hydration, and redirects email links that landed on another page.
 * Inline and constant, because the CSP allows it by hash; empty in the browser build.
 */
export const BOOT_SCRIPT = import.meta.env.SSR
  ? `(()=>{const root=document.documentElement,tell=name=>dispatchEvent(new Event(name))
root.dataset.consent='ask'
addEventListener('click',event=>{
const pressed=event.target.closest?.('[data-cookies]')?.dataset.cookies
if(!pressed)return
if(pressed==='open'){root.dataset.cookieSettings='open';return tell('yova-cookies')}
const all=pressed==='all'
try{localStorage.setItem('yova-consent',JSON.stringify({essential:true,analytics:all,marketing:all,functional:all,timestamp:new Date().toISOString()}))}catch{}
delete root.dataset.consent
tell('yova-consent')})
addEventListener('beforeinstallprompt',event=>{event.preventDefault();window.yovaInstall=event;tell('yova-install')})
try{
if(/[#&]sb=/.test(location.hash)&&location.pathname!=='/auth/callback')
return location.replace('/auth/callback'+location.search+location.hash)
const theme=localStorage.getItem('yova-theme')
if(theme==='light'||theme==='dark')root.dataset.theme=theme
const user=JSON.parse(localStorage.getItem('yova-auth')||'null')?.user
if(user&&user.id){root.dataset.session='in'
const name=String(user.email||user.phone||'').trim().split('@')[0].replace(/^\\+?213(\\d{3})(\\d\\d)(\\d\\d)(\\d\\d)$/,'0$1 $2 $3 $4')
if(name)root.style.setProperty('--account-name',JSON.stringify(name))}
if(JSON.parse(localStorage.getItem('yova-consent'))?.essential===true)delete root.dataset.consent
}catch{}})()`
  : ''
