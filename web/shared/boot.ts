/**
 * Runs before the first paint, so that nothing jumps: the chosen theme, and whether somebody is
 * signed in with the name to show. A mailed link that led back to another page, since that is where
 * the service sends people by itself, goes on to the page that opens its session.
 * Inline and always the same, so that its hash is too.
 */
export const BOOT_SCRIPT = `(()=>{try{
if(/[#&]sb=/.test(location.hash)&&location.pathname!=='/auth/callback')
return location.replace('/auth/callback'+location.search+location.hash)
const root=document.documentElement,theme=localStorage.getItem('yova-theme')
if(theme==='light'||theme==='dark')root.dataset.theme=theme
const user=JSON.parse(localStorage.getItem('yova-auth')||'null')?.user
if(user&&user.id){root.dataset.session='in'
root.style.setProperty('--account-name',JSON.stringify(String(user.email||user.phone||'').split('@')[0]))}
}catch{}})()`
